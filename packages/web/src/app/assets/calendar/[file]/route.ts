import { buildDetailHref, type DetailKind } from '@zhushutong/domain/addresses'
import { tender } from '@zhushutong/domain/records'
import { buildTimeline, writeCalendarFile } from '@zhushutong/domain/tender-sheet'
import { cookies, headers } from 'next/headers'
import { readSchedule } from '@/screens/detail/tender/schedule'
import { TOKEN_COOKIE } from '@/settings/cookies'
import { portalOrigin } from '@/settings/environment'
import { readerContainer } from '@/wiring/server/container'
import { RECORDS } from '@/wiring/server/reads/records'

const NAME = /^([0-9A-Za-z_-]{1,64})\.ics$/
const GONE = () => new Response(null, { status: 404 })

const readText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** The future dates of a tender as a calendar file (BID-03); 404 if there are none. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/assets/calendar/[file]'>,
): Promise<Response> {
  const id = NAME.exec((await params).file)?.[1]
  if (id === undefined) return GONE()
  const container = readerContainer(await headers(), (await cookies()).get(TOKEN_COOKIE)?.value)
  const detail = await container.get(RECORDS).detail(tender.kind, id)
  if ('error' in detail)
    return detail.status === 404
      ? GONE()
      : new Response(null, { status: 503, headers: { 'retry-after': '10' } })
  const { record } = detail
  const now = Date.now()
  const path = buildDetailHref(tender.segment as DetailKind, { uuid: record.id }) ?? '/'
  const file = writeCalendarFile(
    {
      id: record.id,
      name: readText(record[tender.title]) ?? tender.label,
      url: portalOrigin() + path,
      ownerName: readText(record.ownerUnitName),
      projectCode: readText(record.projectCode),
      steps: buildTimeline(readSchedule(record), now).steps,
    },
    now,
  )
  if (file === null) return GONE()
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="tender.ics"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
