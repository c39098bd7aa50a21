/** Steps, choices and consents of the registration. */
export const registrationStyles = `.match { margin:6px 0 0; min-height:1.5em; color:var(--bad); font-size:.92rem }
.error:not([hidden]) + .match { display:none }
.match.is-met { color:var(--good) }
.error { margin:4px 0 0; color:var(--bad); font-size:.92rem }
.error::before { content:"▲ "; font-size:.75em }
fieldset { margin:0; padding:0; border:0; min-width:0 }
legend { padding:0; font-weight:600 }
fieldset.step + fieldset.step { margin-top:28px }
.step > legend { font-size:1.05rem }
.step > legend + fieldset { margin-top:12px }
.step > legend:focus { outline:none }
.progress { display:flex; gap:6px; margin:14px 0 18px; padding:0; list-style:none }
.progress li { flex:1; height:6px; border-radius:3px; background:var(--track) }
.progress li.is-done { background:var(--main) }
.choice, .consent { display:flex; gap:12px; align-items:flex-start; margin-top:10px; font-weight:400; cursor:pointer }
.choice { padding:12px; border:1px solid var(--line); border-radius:8px }
.choice:has(:checked) { border-color:var(--main); box-shadow:inset 0 0 0 1px var(--main) }
.choice:focus-within { outline:3px solid var(--main); outline-offset:2px }
.choice b, .choice span span { display:block }
.choice span span { color:var(--soft); font-size:.92rem }
.choice input, .consent input { flex:none; width:20px; min-height:20px; height:20px; margin:2px 0 0; accent-color:var(--main) }
.choice input:focus-visible { outline:none }
.consent { padding:6px 0; min-height:44px; align-items:center }
.row { display:flex; gap:12px }
.row > * { flex:1 }
button.quiet { background:none; color:var(--main); border:1px solid var(--line) }
button[aria-busy=true] { opacity:.7 }
dl { margin:14px 0 0 }
dt { color:var(--soft); font-size:.92rem }
dd { margin:0 0 8px; overflow-wrap:anywhere }
main.wide { max-width:44rem }
section > h2 { margin:24px 0 6px; font-size:1.05rem }
details { border-top:1px solid var(--line); padding:4px 0 }
summary { padding:8px 0; min-height:28px; cursor:pointer; font-weight:550; overflow-wrap:anywhere }
.text h2 { margin:20px 0 6px; font-size:1.05rem }
.text p, .text ul { margin:8px 0 }
`;
