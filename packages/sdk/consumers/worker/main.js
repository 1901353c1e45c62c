const query = Object.fromEntries(new URLSearchParams(location.search))
const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })

globalThis.outcome = new Promise((resolve, reject) => {
  worker.onmessage = ({ data }) => resolve(data)
  worker.onerror = ({ message }) => reject(new Error(message))
  worker.postMessage(query)
})
