import { expect, it } from 'vitest'
import { toldError } from './told-error'

const SECRET = '12900000081'

it('LOG-10 an error is told with its causes, without the values of a query or what else it carries', () => {
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: `(mobile)=(${SECRET})`,
  })
  const failed = new Error(`Failed query: select $1\nparams: ${SECRET}\nat home`, { cause })
  const told = toldError(Object.assign(failed, { query: 'select $1', params: [SECRET] }))
  expect(told).toMatchObject({
    type: 'Error',
    message: 'Failed query: select $1',
    cause: { message: 'duplicate key value', code: '23505' },
  })
  expect(told.stack).toMatch(/^at .*told-error\.test\.ts/)
  expect(JSON.stringify(told)).not.toContain(SECRET)
})

it('LOG-10 what is no error says nothing of itself, and causes in a circle end', () => {
  expect(toldError(SECRET)).toEqual({ type: 'string', message: 'no error was thrown', stack: '' })
  const circle = new Error('circle')
  circle.cause = circle
  expect(JSON.stringify(toldError(circle)).match(/"circle"/g)).toHaveLength(5)
})
