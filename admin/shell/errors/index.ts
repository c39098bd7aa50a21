export { canStore } from './canStore';
export { ErrorFrame } from './ErrorFrame';
export { FatalBoundary, FatalRoute } from './fatal/FatalBoundary';
export { FatalScreen } from './fatal/FatalScreen';
export { silenceConsole } from './silenceConsole';
export { startSending } from './startSending';
export { rootErrors, watchErrors } from './watchErrors';
