export { configureTasks } from './configureTasks';
export { contactNamed } from './contactNamed';
export { taskWords } from './taskWords';
