// drizzle-kit collects what a module exports by name, and only a CommonJS module can make its exports in a loop.
const { RECORD_TABLES } = require('./tables.ts')

module.exports = Object.fromEntries(RECORD_TABLES.map(({ kind, table }) => [kind.kind, table]))
