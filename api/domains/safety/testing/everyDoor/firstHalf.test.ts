import { checkEveryDoor } from './checkEveryDoor';

checkEveryDoor({ half: 0 });
