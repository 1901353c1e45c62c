'use client'

// The frame stays around a page that failed.
export { default } from '../error'
