import type { Language } from '../../../contract/language.ts';

/** Which atoms make a feature together, for each language: measured on the treebank, and part of what was fitted. */
type Templates = Readonly<Record<Language, string>>;

const ACTIONS = `s0w+s0t s0w s0t+end b0w+b0t b0w b0t s1w+s1t s1w s1t b1w+b1t b1w b1t+b2t
   s0w+b0w s0w+s0t+b0t s0t+b0w+b0t s0t+b0t s0t+b0t+d s0w+b0t+d s0t+b0w+d s0t+b0t+b1t s1t+s0t+b0t s0t+b0t+b1t+b2t s2t+s1t+s0t
   s1w+s0w s1t+s0w s1w+s0t s1t+s0t+d1 s1t+s0t+b0w s1w+s0t+b0t s1t+s0w+b0t s1t+s0t+b0t+b1t
   s0t+v0+b0t s0w+v0 s1t+v1+s0t s1w+v1 b0t+vb+s0t b0w+vb
   s0t+b0t+s0lt s0t+b0t+s0rt s0t+b0t+b0lt s1t+s0t+s1rt s1t+s0t+s0lt s1t+s0t+s1lt s1t+s0t+s0rt
   s0t+s0ll+s0rl s0w+s0ll+s0rl s1t+s1ll+s1rl s1w+s1ll+s1rl b0t+b0ll+b0l2l b0w+b0ll s0t+b0t+s0ll+s0l2l s0t+b0t+s0rl+s0r2l s0t+b0t+b0ll+b0l2l
   s0x+b0t s0t+b0x s1x+s0t s0x+b0x s1x+s0x+b0t s0p+b0p+s0t+b0t s1x+b0x+s0t s0lw+s0t+b0t b0lw+s0t+b0t s0rw+s0t+b0t
   s0x+b0x+d b1x+b0x+s0x s0t+b0t+v0+vb s1x+s0x+b0x+d1
   s0t+b0t+pause s0t+b0t+verbs s0t+b0t+pause+verbs s1t+s0t+pause s0x+b0x+pause s1t+s0t+verbs+end`;

const LABELS = `dir+ht+dt dir+hw+dw dir+hw+dt dir+ht+dw dir+dt dir+dw dir+ht dir+hw dist+ht+dt dist+dw+ht
   dir+dx+ht dir+dx+hx dir+dx+dt dir+ht+dt+dll+drl dir+ht+dt+hll+hrl dir+ht+dt+dlw dir+ht+dt+drw dir+ht+dw+hll+hrl
   dir+ht+dt+dtP+dtN dir+ht+dt+dwN dir+ht+dt+dwP dir+ht+dt+htP+htN dir+hw+dt+hll dir+hw+dt+hrl dir+ht+dt+hv dir+dt+dlw+ht+hw
   dir+hx+dt+hll+hrl dir+dt+dll+dl2l+ht dir+ht+dt+hlw dir+hx+dx+hv dir+ht+dt+dp dir+hx+dlw+dt dir+hw+dlw+dt`;

const TAGS = `bias w t1 t1+t2 t1+w t1+t2+w s1+length s2 s3 s4 p1 p2 p3 shape+first w+shape shape+s2
   wp1 wn1 wp2 wn2 wp1+w w+wn1 wp1+wn1 wp1+wp2 wn1+wn2 en1 ep1 ep1+s2 s2+en1 t1+s2 t1+s3 t1+wn1 t1+en1 t1+shape
   shapen1 shapep1 shape+shapen1+first
   final final+vowel final+final2 s1+final2 s1n1 s2+p2n1 length t1+s1+final2 t1+t2+s2`;

/** Of the next action: `action-features.ts`. */
export const ACTION_TEMPLATES: Templates = {
  ko: ACTIONS,
  en: `${ACTIONS}
   s2w+s0t s1lw+s1t+s0t s1rw+s1t+s0t s0w+s1w+b0t s0w+b0w+s1t s0t+b0w+b1w s0w+b0t+b1t s1t+s0w+b0w s1w+s0t+b0w
   s0t+s0nt+b0pt+b0t s0t+s0nw+b0t s0pt+s0t+b0t s1t+s0pt+s0t+b0t s0t+b0t+b1t+b2t+b3t b0t+b1t+b2t s0w+b1t s0t+b0t+b1w s1t+s0t+b0w+b1t
   s0t+s0rw+b0w s0t+s0lw+b0w s0ll+b0t+b0ll+s0t+verbs s1t+s1ll+s0t+b0t s1t+s1rl+s0t+b0t
   s0o+b0t s0t+b0o s0o+b0o s1o+s0t s1t+s0o s0o+s0t+b0t b0o+b0t+s0t b0o+b0t+b1o+b1t s1o+s1t+s0o+s0t s0o+s0t+b0o+b0t s0w+s0o+b0o`,
};

/** Of the label of an arc: `label-features.ts`. */
export const LABEL_TEMPLATES: Templates = { ko: LABELS, en: LABELS };

/** Of the tag of a word: `tag-features.ts`; `p` is the word before, `n` the next one: `wp1`, `wn1`. */
export const TAG_TEMPLATES: Templates = {
  ko: TAGS,
  en: `bias w t1 t1+t2 t1+w t1+t2+w s1 s2 s3 s4 s5 p1 p2 p3 p4 shape+first w+shape shape+s2 shape+s3
   wp1 wn1 wp2 wn2 wp1+w w+wn1 wp1+wn1 wp1+wp2 wn1+wn2 en1 ep1 ep1+s2 s2+en1 t1+s2 t1+s3 t1+wn1 t1+en1 t1+shape
   shapen1 shapep1 shape+shapen1+first shape+shapep1 length+shape t1+t2+s3 t1+t2+t3
   known known+t1 knownn1 known+knownn1 t1+known+knownn1 knownn1+knownn2 w+knownn1 t1+knownn1 s3+knownn1 t1+t2+known t1+t2+knownn1 t1+w+knownn1 wp1+w+wn1 s3+t1+en1`,
};
