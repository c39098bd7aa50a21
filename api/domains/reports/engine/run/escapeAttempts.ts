/**
 * A program that tries to escape from a sandbox; arguments: a file outside, a listening port, and the id of a process
 * outside. Prints the successful ways; the exit code is their number.
 */
export const escapeAttempts = `
const fs = require('node:fs');
const [canary, port, pid] = process.argv.slice(1);
const ways = [];
const attempt = (way, work) => { try { if (work() !== false) ways.push(way); } catch {} };
attempt('reads files', () => fs.readFileSync(canary));
attempt('reads passwords', () => fs.readFileSync('/etc/shadow'));
attempt('changes programs', () => fs.writeFileSync(process.execPath + '.canary', ''));
attempt('sees processes', () => fs.readFileSync('/proc/' + pid + '/cmdline', 'utf8') !== '');
attempt('ends processes', () => process.kill(Number(pid), 0));
const end = () => { console.log(ways.join()); process.exit(ways.length); };
const socket = require('node:net').connect(Number(port), '127.0.0.1');
socket.on('connect', () => { ways.push('reaches the network'); end(); }).on('error', end);
`;
