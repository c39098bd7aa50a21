export { NextRow, NextRows } from './NextRow';
