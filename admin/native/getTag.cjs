// Stands in for lodash's `_getTag`, whose tests for browsers of long ago throw and catch five errors while the app loads:
// each has the engine read the whole script again for its stack.
module.exports = require('lodash/_baseGetTag');
