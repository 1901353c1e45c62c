/** jsdom has no modal dialogs; these open, take the focus in and close, and no more. */
export const openDialogs = () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
    this.querySelector('button')?.focus()
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
}
