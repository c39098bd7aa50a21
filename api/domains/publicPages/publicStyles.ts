import { html } from '../../base/pages/html';

/** Styles specific to the public page; the others are common to all server-rendered pages. */
export const publicStyles = html`<style>
.locked{margin:0 0 16px;padding:18px 16px;border-radius:8px;background:#b3150f;color:#fff;text-align:center}
.locked span{display:block;font-size:2.6rem;line-height:1.2}
.locked strong{font-size:1.55rem;line-height:1.25}
.facts{display:grid;grid-template-columns:auto 1fr;gap:6px 16px;margin:0}
.facts dt{padding-top:2px}
.facts dd{margin:0;font-weight:600}
.late{color:var(--bad)}
.contact{margin-top:20px;padding-top:14px;border-top:1px solid var(--track)}
.contact span{color:var(--soft);font-size:.92rem}
textarea,select,input[type=file]{display:block;width:100%;margin-top:4px;padding:10px 12px;border:1px solid var(--line);border-radius:6px;background:var(--card);color:var(--ink);font:inherit}
textarea{min-height:120px}
.danger{display:flex;gap:12px;align-items:flex-start;margin-top:10px;padding:12px;border:1px solid var(--line);border-radius:8px;font-weight:400;cursor:pointer}
.danger input{flex:none;width:20px;min-height:20px;height:20px;margin:2px 0 0}
.danger b{display:block}
.danger .sign{flex:none;width:1.5em;font-size:1.2rem;line-height:1.2;text-align:center}
.sign.red{color:var(--bad)}
.sign.orange{color:#b25e09}
.sign.green{color:var(--good)}
@media (prefers-color-scheme:dark){.sign.orange{color:#f2b36b}}
.bot{position:absolute;left:-6000px}
.number{margin:14px 0;font-size:1.8rem;font-weight:700;letter-spacing:.03em}
</style>`;
