/** Set before the first paint if the visitor has chosen a theme; otherwise the system's applies. */
export const themeScript =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}"
