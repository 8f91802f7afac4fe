import { readFileSync } from 'node:fs';
import { packageRoot } from '../../contract/package-root.js';

/** Address in the examples; the script replaces it with that of the page. */
const exampleOrigin = 'http://127.0.0.1:8080';

/** The site's script that applies the chosen theme before the first paint. */
export const themeScript = readFileSync(new URL('dist/site/theme.js', packageRoot), 'utf8');

/** Characters of a response that are shown. */
const shownChars = 100_000;

/**
 * Script of the reference page: expands the table of contents on wide screens and searches it, unfolds what a
 * link leads to, writes the page's own address into the examples, copies them, and sends their calls with the
 * visitor's session.
 */
export const script = `
const all=(selector,within=document)=>within.querySelectorAll(selector);
const make=(tag,properties,...children)=>{const one=Object.assign(document.createElement(tag),properties);one.append(...children);return one};
const contents=document.querySelector('nav details'),box=document.querySelector('nav [role=search]'),input=box.querySelector('input'),count=box.querySelector('output');
const wide=matchMedia('(min-width:64rem)');const lay=()=>{contents.open=wide.matches};wide.addEventListener('change',lay);lay();
box.hidden=false;
const unfold=hash=>{const part=hash&&document.getElementById(hash.slice(1));if(part?.matches('details'))part.open=true};
document.addEventListener('click',({target})=>unfold(target.closest('a[href^="#"]')?.hash));
addEventListener('hashchange',()=>unfold(location.hash));
const items=[...all('nav li')];
input.addEventListener('input',()=>{const words=input.value.toLowerCase().split(/\\s+/).filter(Boolean);
const has=text=>words.every(word=>text.includes(word));
let found=items.filter(item=>has(item.dataset.words));const inTitles=found.length>0;
if(!inTitles)found=items.filter(item=>has(item.dataset.text??=document.querySelector(item.firstChild.getAttribute('href')).textContent.toLowerCase()));
for(const item of items)item.hidden=!found.includes(item);
for(const part of all('nav .part'))part.hidden=!part.querySelector('li:not([hidden])');
count.textContent=words.length?found.length+(found.length===1?' entry':' entries')+(inTitles||!found.length?'':' with it in the text'):''});
const texts=document.createTreeWalker(document.querySelector('main'),NodeFilter.SHOW_TEXT);
while(texts.nextNode()){const {currentNode:node}=texts;if(node.data.includes('${exampleOrigin}'))node.data=node.data.replaceAll('${exampleOrigin}',location.origin)}
for(const pre of all('main pre')){const copy=make('button',{type:'button',className:'copy',textContent:'Copy'});
copy.addEventListener('click',async()=>{const text=pre.textContent;try{await navigator.clipboard.writeText(text);copy.textContent='Copied'}catch{getSelection().selectAllChildren(pre);copy.textContent='Press Ctrl+C'}
setTimeout(()=>{copy.textContent='Copy'},2000)});const box=make('div',{className:'copyable'});pre.replaceWith(box);box.append(pre,copy)}
for(const example of all('.example[data-path]')){const {method,path,type,accept}=example.dataset;
const address=make('input',{value:path,spellcheck:false,autocomplete:'off'});
const body=!type?null:make('textarea',{value:example.dataset.body,rows:Math.min(14,example.dataset.body.split('\\n').length+1),spellcheck:false});
const send=make('button',{type:'button',textContent:'Send'}),status=make('p',{className:'fact'}),result=make('pre',{hidden:true,tabIndex:0});status.setAttribute('role','status');
let current=null;
send.addEventListener('click',async()=>{if(current){current.abort();return}
current=new AbortController();send.textContent='Stop';status.textContent='Waiting for the response';result.hidden=true;
try{if(!/^\\/(?!\\/)/.test(address.value))throw new Error('The path must begin with one slash.');
const headers={};if(type)headers['Content-Type']=type;if(accept)headers.Accept=accept;
const response=await fetch(address.value,{method,headers,body:body?.value,signal:current.signal,redirect:'error'});
let text=await response.text();
try{text=JSON.stringify(JSON.parse(text),null,2)}catch{}
status.textContent='Status '+response.status+(response.status===401?'. Sign in on the site first: this page uses your session.':'');
result.textContent=text.slice(0,${shownChars})+(text.length>${shownChars}?'\\n… truncated':'');result.hidden=text===''}
catch(error){status.textContent=error.name==='AbortError'?'Stopped':'No response: '+error.message}
finally{current=null;send.textContent='Send'}});
const form=make('details',{className:'try'},make('summary',{textContent:'Try it'}),make('label',{},method+' ',address));
if(body)form.append(make('label',{},'Body ',body));
form.append(send,status,result);example.append(form)}
if(location.hash){unfold(location.hash);document.getElementById(location.hash.slice(1))?.scrollIntoView()}
`;
