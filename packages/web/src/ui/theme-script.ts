/**
 * Set before the first paint if the visitor has chosen a theme, otherwise the system's applies; and the rows of lists
 * have the height that was chosen.
 */
export const themeScript =
  "try{var s=localStorage,d=document.documentElement.dataset,t=s.getItem('theme');if(t==='light'||t==='dark')d.theme=t;if(s.getItem('density')==='compact')d.density='compact'}catch{}"
