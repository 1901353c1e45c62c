import { expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { fixedClock } from '../platform/clock'
import { findNotice } from './articles.store'
import { createViewCounter } from './view-counter'
import { insertNotices } from './write-articles'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')

describeOnPostgres('views of articles', (database) => {
  const clock = fixedClock(NOW)
  const readViews = async (id: string) => (await findNotice(database().orm, id, NOW))?.views

  it('a reader counts once an hour; views that cannot be written are written the next time', async () => {
    const { orm } = database()
    await insertNotices(orm, [{ id: 'v-1', type: 'new', title: '甲', body: '', releasedAt: NOW }])
    let isBroken = true
    const broken = new Proxy(orm, {
      get: (target, name) =>
        name === 'transaction' && isBroken
          ? () => Promise.reject(new Error('no database'))
          : Reflect.get(target, name),
    })
    const views = createViewCounter({ ...database(), orm: broken }, clock)
    for (const reader of ['a', 'a', 'b']) await views.count('v-1', reader)
    await expect(views.save()).rejects.toThrow('no database')
    await views.count('v-1', 'c')
    isBroken = false
    await views.save()
    expect(await readViews('v-1')).toBe(3)
    await views.save()
    expect(await readViews('v-1')).toBe(3)
  })
})
