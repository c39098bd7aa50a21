import { createHash } from 'node:crypto';
import { registrationStyles } from './registrationStyles';

/** Background colours per mode; a broker's colour is adjusted to contrast with them. */
export const pageGrounds = { light: ['#f5f6f4', '#ffffff'], dark: ['#101618', '#182023'] } as const;

/** Styles of the issuer's pages: touch-sized, light and dark, contrast of at least 4.5:1. */
export const styles = `
:root { --ink:#1b2a30; --soft:#50616a; --ground:#f5f6f4; --card:#fff; --line:#75858c; --main:#1d5468; --on-main:#fff; --bad:#ad2a1f; --good:#1e6b35; --bad-ground:#fbe6e3; --track:#d5dcdd }
@media (prefers-color-scheme: dark) { :root { --ink:#e6ecee; --soft:#a7b5bb; --ground:#101618; --card:#182023; --line:#728188; --main:#8ac7da; --on-main:#0b2630; --bad:#ff9e93; --good:#8fd8a4; --bad-ground:#42211d; --track:#34424a } }
* { box-sizing:border-box }
body { margin:0; min-height:100vh; display:flex; flex-direction:column; align-items:center; padding:24px 16px; background:var(--ground); color:var(--ink); font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Liberation Sans",sans-serif }
header { margin:4vh 0 20px; text-align:center }
header p { margin:0 }
.brand { font-size:1.6rem; font-weight:700; letter-spacing:.01em }
.brand svg { width:1.5em; height:1.5em; margin-right:.4em; vertical-align:-.35em }
.brand img { display:block; max-width:16rem; max-height:56px; margin:0 auto 6px; padding:6px 10px; border-radius:8px; background:#fff }
.small { margin:16px 0 0; color:var(--soft); font-size:.85rem }
.claim { color:var(--soft) }
main { width:100%; max-width:26rem; padding:28px 24px; background:var(--card); border-radius:10px; box-shadow:0 1px 3px rgb(0 0 0/.18) }
h1 { margin:0 0 16px; font-size:1.35rem; overflow-wrap:anywhere; hyphens:auto }
label { display:block; margin-top:14px; font-weight:600 }
input { display:block; width:100%; min-height:48px; margin-top:4px; padding:10px 12px; border:1px solid var(--line); border-radius:6px; background:var(--card); color:var(--ink); font:inherit }
input[aria-invalid=true] { border:2px solid var(--bad) }
button, .button { display:block; width:100%; min-height:48px; margin-top:22px; padding:11px 16px; border:0; border-radius:6px; background:var(--main); color:var(--on-main); font:inherit; font-weight:600; text-align:center; text-decoration:none; cursor:pointer }
button:hover, .button:hover { filter:brightness(1.1) }
:focus-visible { outline:3px solid var(--main); outline-offset:2px }
a { color:var(--main) }
main { overflow-wrap:anywhere }
main > p { margin:12px 0 0 }
main .more { margin-top:18px; text-align:center }
.more a { display:inline-block; padding:8px }
.message { padding:12px 14px; border-radius:6px; border-left:4px solid; margin:0 0 12px }
.message.note { background:var(--ground); border-color:var(--main) }
.message.bad { background:var(--bad-ground); color:var(--bad); border-color:var(--bad) }
.rules { margin:14px 0 0; color:var(--soft); font-size:.92rem }
.rules p { margin:0 }
.rules .met { display:none }
.rules .is-met { color:var(--good); list-style:"✓  " }
.rules .is-met .met { display:inline }
.rules ul { margin:4px 0 0; padding-left:1.2em }
.hint { margin:6px 0 0; color:var(--soft); font-size:.92rem }
.steps { margin:12px 0 0; padding-left:1.3em }
.steps li { margin-top:8px }
.qr { display:block; width:200px; max-width:100%; margin:12px auto; border-radius:6px }
.secret, .codes { font-family:ui-monospace,"Liberation Mono",monospace; font-size:1.05rem; overflow-wrap:anywhere }
.codes { columns:2 9rem; margin:16px 0 0; padding:12px 14px; border:1px solid var(--line); border-radius:6px; list-style:none }
.actions { display:flex; flex-wrap:wrap; gap:8px }
.actions .plain { flex:1 1 7rem; width:auto; margin-top:0; background:none; border:1px solid var(--line); color:var(--main) }
[hidden] { display:none !important }
@media print { .actions, form, nav { display:none } }
${registrationStyles}nav { margin-top:20px }
nav ul { display:flex; flex-wrap:wrap; justify-content:center; gap:4px; margin:0; padding:0; list-style:none }
nav a { display:block; padding:10px 12px; color:var(--soft) }
nav a[aria-current] { color:var(--ink); font-weight:700; text-decoration:none }
`;

export const styleAddress = `/assets/pages-${createHash('sha256').update(styles).digest('hex').slice(0, 12)}.css`;
