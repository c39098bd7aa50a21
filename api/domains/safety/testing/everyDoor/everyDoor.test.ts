import { checkEveryDoor } from './checkEveryDoor';

checkEveryDoor();
