import * as commands from '@plumbline/resources/commands/reportTemplates';
import type { Response } from 'express';
import type { Api } from '../../../base/context/context';
import { handleCommand } from '../../../entities/handleCommand';
import { registerHooks } from '../../../entities/hooks';
import type { FileStore } from '../../../platform/files/fileStore';
import { makePlanningList } from '../planningList/makePlanningList';
import { templatesOfBroker } from './brokerHooks';
import { checkTemplate } from './checkTemplate';
import { defaultDocument } from './defaultDocument';
import { draftProblems } from './draftProblems';
import { makeExcerpt } from './makeExcerpt';
import { previewTemplate } from './previewTemplate';
import { publishTemplate, rollBackTemplate } from './publishTemplate';
import { templateHooks } from './templateHooks';
import { templateStudio } from './templateStudio';
import { whichTemplate } from './whichTemplate';

/** Mounts the life of report templates: check, preview, publication and the choice for a report. */
export function configureTemplates(api: Api, store: FileStore): void {
  registerHooks('reportTemplates', templateHooks(api, store));
  registerHooks('brokers', templatesOfBroker);
  handleCommand(api, commands.checkTemplate, ({ actor }, { kind = 'AUDIT_REPORT' }, { req }) => {
    const declared = req.headers['content-length'];
    return checkTemplate(api, actor, {
      content: req,
      kind,
      declaredBytes: declared === undefined ? null : Number(declared),
    });
  });
  handleCommand(api, commands.templateProblems, (call, _input, { id }) =>
    draftProblems(api, store, { call, id }),
  );
  handleCommand(api, commands.publishTemplate, (call, { note = null, draft }, { id }) =>
    publishTemplate(api, store, { call, id, note, ...(draft === undefined ? {} : { meant: draft }) }),
  );
  handleCommand(api, commands.rollBackTemplate, (call, { number }, { id }) =>
    rollBackTemplate(api, store, { call, id, number }),
  );
  handleCommand(api, commands.previewTemplate, async (call, wish, { id, res }) => {
    const content = await previewTemplate(api, store, { call, id, wish });
    send(res, { content, name: 'preview.pdf', type: 'application/pdf' });
  });
  handleCommand(api, commands.downloadDefaultTemplate, async (call, wish, { res }) => {
    const { kind = 'AUDIT_REPORT', language = call.actor.language } = wish;
    const file = await defaultDocument(call, { kind, language });
    send(res, { ...file, type: 'docx' });
  });
  handleCommand(api, commands.templateStudio, (call, { language, kind = 'AUDIT_REPORT' }) =>
    templateStudio(call, { kind, language: language ?? call.actor.language }),
  );
  handleCommand(api, commands.whichTemplate, (call, { kind }, { id }) => whichTemplate(call, id, kind));
  handleCommand(api, commands.makeExcerpt, async (call, wish, { id, res }) => {
    const content = await makeExcerpt(api, store, { call, id, wish });
    send(res, { content, name: `${wish.kind}.pdf`, type: 'application/pdf' });
  });
  handleCommand(api, commands.makePlanningList, async (call, wish, { id, res }) => {
    const content = await makePlanningList(api, store, { call, id, wish });
    send(res, { content, name: 'PLANNING_LIST.pdf', type: 'application/pdf' });
  });
}

function send(res: Response, { content, name, type }: { content: Buffer; name: string; type: string }): void {
  res
    .set('Content-Disposition', `inline; filename*=UTF-8''${encodeURIComponent(name)}`)
    .type(type)
    .send(content);
}
