/**
 * Runs before the first paint: sets the theme and the row height chosen by the visitor; otherwise the
 * system's theme applies.
 */
export const themeScript =
  "try{var s=localStorage,d=document.documentElement.dataset,t=s.getItem('theme');if(t==='light'||t==='dark')d.theme=t;if(s.getItem('density')==='compact')d.density='compact'}catch{}"
