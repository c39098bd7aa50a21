import { keepEngine } from '../run/keptByProcess';

keepEngine();
