/**
 * Program between Carbone's converter and LibreOffice, in place of Carbone's own: without links, which templates must not
 * have, and without laying out each document once before the export, which only a table of contents needs.
 * It keeps the protocol: a line of JSON per document, answers 200, 400 (not opened) and 401 (not converted).
 */
export const officeBridge = `import json
import os
import sys
import time

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.document.UpdateDocMode import NO_UPDATE

failures_until_restart = 10
failures = 0


def properties(**values):
    made = []
    for name, value in values.items():
        one = PropertyValue()
        one.Name = name
        one.Value = value
        made.append(one)
    return tuple(made)


def send(code):
    sys.stdout.write(code)
    sys.stdout.flush()


def connect(pipe):
    context = uno.getComponentContext()
    resolver = context.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", context)
    for _ in range(900):
        try:
            office = resolver.resolve("uno:pipe,name=%s;urp;StarOffice.ComponentContext" % pipe)
            return office.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", office)
        except Exception:
            # Not started yet, or restarted after it made its profile.
            time.sleep(0.2)
    sys.exit(255)


def address(path):
    return uno.systemPathToFileUrl(os.path.abspath(path))


def open_document(desktop, file):
    hidden = properties(Hidden=True, ReadOnly=True, UpdateDocMode=NO_UPDATE)
    try:
        return desktop.loadComponentFromURL(address(file), "_blank", 0, hidden)
    except Exception:
        return None


def update_contents(document):
    try:
        indexes = document.getDocumentIndexes()
    except AttributeError:
        return
    if indexes.getCount() > 0:
        document.refresh()
    for number in range(indexes.getCount()):
        indexes.getByIndex(number).update()


def convert(desktop, message):
    """Answer for one document; a lost LibreOffice fails each until the restart."""
    global failures
    job = json.loads(message)
    document = open_document(desktop, job["inputFile"])
    if document is None:
        failures += 1
        if failures == failures_until_restart:
            sys.exit(254)
        return "400"
    failures = 0
    output = dict(FilterName=job["format"], Overwrite=True)
    if job.get("formatOptions"):
        output["FilterOptions"] = job["formatOptions"]
    try:
        update_contents(document)
        document.storeToURL(address(job["outputFile"]), properties(**output))
        answer = "200"
    except Exception:
        failures += 1
        answer = "401"
    try:
        document.close(True)
    except Exception:
        pass
    return answer


desktop = connect(sys.argv[sys.argv.index("--pipe") + 1])
send("204")
for line in sys.stdin:
    send(convert(desktop, line))
`;
