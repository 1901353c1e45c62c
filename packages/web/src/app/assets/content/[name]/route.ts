import { passImage } from '@/forwarding/pass-file'

type Props = RouteContext<'/assets/content/[name]'>

/** The pictures of articles (CON-07). */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  return passImage(request, (await params).name)
}
