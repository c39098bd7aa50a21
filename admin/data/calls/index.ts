export { withTimeout } from './callServer';
export { type Asked, type CommandInit, commandRequest, type Given } from './commandRequest';
export { preloadedLanguage, takePreloadedContent, takePreloadedSession } from './preloadedAnswers';
export { sendFromBrowser } from './sendFromBrowser';
