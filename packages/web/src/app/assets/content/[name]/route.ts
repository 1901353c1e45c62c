import { fetchContentImage } from '@/forwarding/content-image'

type Props = RouteContext<'/assets/content/[name]'>

/** The pictures of articles (CON-07). */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  return fetchContentImage((await params).name, request.signal)
}
