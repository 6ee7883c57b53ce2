/** The item of a list at an index that is known to be there. Throws a RangeError where it isn't. */
export function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index]
  if (item === undefined) throw new RangeError(`there is no item ${index} in a list of ${list.length}`)
  return item
}
