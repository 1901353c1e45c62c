const APPLY_THEME =
  "try{var s=localStorage,d=document.documentElement.dataset,t=s.getItem('theme');if(t==='light'||t==='dark')d.theme=t;if(s.getItem('density')==='compact')d.density='compact'}catch{}"

const HOLD_FORMS =
  "addEventListener('submit',function(e){var f=e.target;if(!f.hasAttribute('action')&&f.method!=='dialog')e.preventDefault()},true)"

/**
 * Runs before the first paint: sets the theme and the row height chosen by the visitor, otherwise the system's theme
 * applies; keeps a form that scripts send from loading a page before they have run, which would lose its text.
 */
export const headScript = `${APPLY_THEME};${HOLD_FORMS}`
