import { headScript } from './head-script'

/** Part of the head. Constant text: the page's policy contains its hash. */
export function HeadScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
  return <script dangerouslySetInnerHTML={{ __html: headScript }} />
}
