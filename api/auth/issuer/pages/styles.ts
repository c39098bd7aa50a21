import { createHash } from 'node:crypto';

/** The look of the issuer's pages: calm, thumb-sized, light and dark, contrast of at least 4.5 to 1. */
export const styles = `
:root { --ink:#1d2733; --soft:#51606f; --ground:#eef2f5; --card:#fff; --line:#7b8896; --main:#0b5a8a; --on-main:#fff; --bad:#a11d1d; --bad-ground:#fdecec; --good:#1c6b34; --good-ground:#e8f5ec }
@media (prefers-color-scheme: dark) { :root { --ink:#e8edf2; --soft:#a9b6c3; --ground:#11171d; --card:#1b232b; --line:#748291; --main:#7cc4f0; --on-main:#0c1a24; --bad:#ffb3ad; --bad-ground:#3a1d1d; --good:#a5dfb6; --good-ground:#17301f } }
* { box-sizing:border-box }
body { margin:0; min-height:100vh; display:flex; flex-direction:column; align-items:center; padding:24px 16px; background:var(--ground); color:var(--ink); font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Liberation Sans",sans-serif }
header { margin:4vh 0 20px; text-align:center }
header p { margin:0 }
.brand { font-size:1.6rem; font-weight:700; letter-spacing:.01em }
.bob { display:inline-block; width:.62em; height:.86em; margin-right:.4em; background:var(--main); clip-path:polygon(42% 0,58% 0,58% 34%,100% 34%,50% 100%,0 34%,42% 34%) }
.claim { color:var(--soft) }
main { width:100%; max-width:26rem; padding:28px 24px; background:var(--card); border-radius:10px; box-shadow:0 1px 3px rgb(0 0 0/.18) }
h1 { margin:0 0 16px; font-size:1.35rem }
label { display:block; margin-top:14px; font-weight:600 }
input { display:block; width:100%; min-height:48px; margin-top:4px; padding:10px 12px; border:1px solid var(--line); border-radius:6px; background:var(--card); color:var(--ink); font:inherit }
input[aria-invalid=true] { border:2px solid var(--bad) }
button, .button { display:block; width:100%; min-height:48px; margin-top:22px; padding:11px 16px; border:0; border-radius:6px; background:var(--main); color:var(--on-main); font:inherit; font-weight:600; text-align:center; text-decoration:none; cursor:pointer }
button:hover, .button:hover { filter:brightness(1.1) }
:focus-visible { outline:3px solid var(--main); outline-offset:2px }
a { color:var(--main) }
main > p { margin:12px 0 0 }
main .more { margin-top:18px; text-align:center }
.more a { display:inline-block; padding:8px }
.message { padding:12px 14px; border-radius:6px; border-left:4px solid; margin:0 0 12px }
.message.bad { background:var(--bad-ground); color:var(--bad); border-color:var(--bad) }
.rules { margin:14px 0 0; color:var(--soft); font-size:.92rem }
.rules p { margin:0 }
.rules ul { margin:4px 0 0; padding-left:1.2em }
nav { margin-top:20px }
nav ul { display:flex; flex-wrap:wrap; justify-content:center; gap:4px; margin:0; padding:0; list-style:none }
nav a { display:block; padding:10px 12px; color:var(--soft) }
nav a[aria-current] { color:var(--ink); font-weight:700; text-decoration:none }
`;

export const styleAddress = `/assets/pages-${createHash('sha256').update(styles).digest('hex').slice(0, 12)}.css`;
