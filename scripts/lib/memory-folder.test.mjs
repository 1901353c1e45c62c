import { expect, it } from 'vitest'
import { FOLDER, isUsable, keepTemporaryFilesInMemory, ROOM } from './memory-folder.mjs'

const mountsWith = (options) => `/dev/vda / ext4 rw 0 0\ntmpfs ${FOLDER} tmpfs ${options} 0 0\n`

it('a folder in memory is used if it is there, has room, and programs may run from it', () => {
  expect(isUsable(mountsWith('rw,relatime'), ROOM)).toBe(true)
  expect(isUsable(mountsWith('rw,relatime'), ROOM - 1)).toBe(false)
  expect(isUsable(mountsWith('rw,nosuid,noexec'), ROOM)).toBe(false)
  expect(isUsable('/dev/vda / ext4 rw 0 0\n', ROOM)).toBe(false)
})

it('a TMPDIR of one’s own is left alone', () => {
  const env = { TMPDIR: '/home/somebody/tmp' }
  keepTemporaryFilesInMemory(env)
  expect(env.TMPDIR).toBe('/home/somebody/tmp')
})
