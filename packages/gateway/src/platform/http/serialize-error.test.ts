import { expect, it } from 'vitest'
import { serializeError } from './serialize-error'

const SECRET = '12900000081'

it('LOG-10 logs an error with its causes, without query values or other fields', () => {
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: `(mobile)=(${SECRET})`,
  })
  const failed = new Error(`Failed query: select $1\nparams: ${SECRET}\nat home`, { cause })
  const serialized = serializeError(Object.assign(failed, { query: 'select $1', params: [SECRET] }))
  expect(serialized).toMatchObject({
    type: 'Error',
    message: 'Failed query: select $1',
    cause: { message: 'duplicate key value', code: '23505' },
  })
  expect(serialized.stack).toMatch(/^at .*serialize-error\.test\.ts/)
  expect(JSON.stringify(serialized)).not.toContain(SECRET)
})

it('LOG-10 logs nothing of a thrown value that is not an error, and ends circular causes', () => {
  expect(serializeError(SECRET)).toEqual({ type: 'string', message: 'no error was thrown', stack: '' })
  const circle = new Error('circle')
  circle.cause = circle
  expect(JSON.stringify(serializeError(circle)).match(/"circle"/g)).toHaveLength(5)
})
