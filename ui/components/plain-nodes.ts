/** A node of Markdown, as far as it is looked at here. */
interface Node {
  type: string;
  value?: string;
  alt?: string | null;
  children?: Node[];
}

/** HTML as the text that it is, a picture as its words. */
function plain(node: Node, parent: Node): Node {
  if (node.type === 'html') {
    const text = { type: 'text', value: node.value ?? '' };
    const isBlock = parent.type === 'root' || parent.type === 'blockquote' || parent.type === 'listItem';
    return isBlock ? { type: 'paragraph', children: [text] } : text;
  }
  if (node.type === 'image' || node.type === 'imageReference') return { type: 'text', value: node.alt ?? '' };
  if (node.children !== undefined) node.children = node.children.map((child) => plain(child, node));
  return node;
}

/** UI8, for remark: nothing of an untrusted text becomes an element of its own, and nothing of it is hidden from its reader. */
export function plainNodes(): (tree: Node) => void {
  return (tree) => void plain(tree, tree);
}
