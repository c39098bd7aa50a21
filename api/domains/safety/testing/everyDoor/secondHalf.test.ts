import { checkEveryDoor } from './checkEveryDoor';

checkEveryDoor({ half: 1 });
