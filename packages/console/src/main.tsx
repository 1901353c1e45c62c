import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import './console.css'

const theme = localStorage.getItem('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

// biome-ignore lint/plugin: the element of index.html in which React begins.
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
