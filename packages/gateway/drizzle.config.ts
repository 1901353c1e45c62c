import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/**/*.table.ts', './src/records/schema/record-tables.cjs'],
  out: './src/platform/db/migrations',
})
