// Stands in for the package `object.entries`: a polyfill, with all it brings along, for what browsers have had for years.
module.exports = Object.entries;
