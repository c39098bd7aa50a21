/** Styles without theme, as those of the page before the app is loaded (see index.html); `dark` in a dark window. */
export const fatalStyles = `
.fatal { box-sizing: border-box; min-height: 100dvh; max-width: 38rem; margin: 0 auto; padding: 12vh 1.25rem 2rem;
  font: 1rem/1.55 system-ui, sans-serif; color: #1b2326; overflow-wrap: anywhere; }
.fatal h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem; }
.fatal p { margin: 0 0 1rem; }
.fatal section { border-top: 1px solid #c9cfcd; padding-top: 1rem; }
.fatal-strong { font-weight: 600; }
.fatal button { font: inherit; font-weight: 600; min-height: 2.75rem; margin: 0 .5rem .5rem 0; padding: .5rem 1rem; text-align: start;
  border: 1px solid #1d4a59; border-radius: .5rem; background: transparent; color: #1d4a59; cursor: pointer; }
.fatal button:disabled { opacity: .55; cursor: default; }
.fatal button:focus-visible { outline: 3px solid #c78f2b; outline-offset: 2px; }
.fatal button.fatal-main { background: #1d4a59; color: #fff; }
.fatal button.fatal-danger { border-color: #a3251b; color: #a3251b; }
.fatal details { margin-top: 1rem; color: #4d5a5e; font-size: .875rem; }
.fatal pre { white-space: pre-wrap; }
.fatal.dark { color: #e6ecea; }
.fatal.dark section { border-color: #3a474c; }
.fatal.dark button { border-color: #8fc3d2; color: #8fc3d2; }
.fatal.dark button.fatal-main { background: #8fc3d2; color: #101618; }
.fatal.dark button.fatal-danger { border-color: #ff9a90; color: #ff9a90; }
.fatal.dark details { color: #a9b6b9; }
`;
