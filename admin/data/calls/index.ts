export { withTimeout } from './callServer';
export { preloadedLanguage, takePreloadedContent, takePreloadedSession } from './preloadedAnswers';
export { sendFromBrowser } from './sendFromBrowser';
