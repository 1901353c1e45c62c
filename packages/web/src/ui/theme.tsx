/** Set before first paint where the visitor has chosen a theme; otherwise the system's holds. */
export const themeScript =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}"

/** Goes into the head, before anything is painted. Constant text, so a policy can carry its hash. */
export function ThemeScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file.
  return <script dangerouslySetInnerHTML={{ __html: themeScript }} />
}
