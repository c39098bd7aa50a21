/**
 * System programs and fonts: the Debian package (or alternatives, separated by `|`), and the file or command that
 * shows it is installed.
 * @typedef {{ package: string, command?: string, files?: string[] }} Requirement
 */

/** @type {Requirement[]} */
export const forDatabase = [
  { package: 'mariadb-server-core', command: 'mariadbd' },
  { package: 'mariadb-client-core', command: 'mariadb' },
];

/** @type {Requirement[]} */
export const forReports = [
  { package: 'libreoffice-writer-nogui', files: ['/usr/lib/libreoffice/program/libswlo.so'] },
  { package: 'python3-uno', files: ['/usr/lib/python3/dist-packages/uno.py'] },
  { package: 'bubblewrap', command: 'bwrap' },
  { package: 'poppler-utils', command: 'pdftoppm' },
  // Newer releases of Debian dropped the 2.
  {
    package: 'fonts-liberation2 | fonts-liberation',
    files: fonts('liberation2/LiberationSans-Regular.ttf', 'liberation/LiberationSans-Regular.ttf'),
  },
  { package: 'fonts-crosextra-carlito', files: fonts('crosextra/Carlito-Regular.ttf') },
  { package: 'fonts-crosextra-caladea', files: fonts('crosextra/Caladea-Regular.ttf') },
  { package: 'fonts-dejavu-core', files: fonts('dejavu/DejaVuSans.ttf') },
];

/** @type {Requirement[]} */
export const forTests = [{ package: 'chromium-headless-shell', command: 'chromium-headless-shell' }];

/** @param {string[]} names */
function fonts(...names) {
  return names.map((name) => `/usr/share/fonts/truetype/${name}`);
}
