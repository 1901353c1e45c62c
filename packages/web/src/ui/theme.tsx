/** Set before the first paint if the visitor has chosen a theme; otherwise the system's applies. */
export const themeScript =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}"

/** Goes into the head, before anything is painted. Constant text, so that a CSP can contain its hash. */
export function ThemeScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file.
  return <script dangerouslySetInnerHTML={{ __html: themeScript }} />
}
