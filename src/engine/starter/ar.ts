import type { StarterTexts } from './texts.ts'

export const ar: StarterTexts = {
  portal: 'بوابة المطورين',
  tagline: 'وصف ما تقدمه API في جملة واحدة.',
  about: 'أدلة API الخاصة بـ {{brand}} ومرجعها.',
  documentation: { title: 'التوثيق', description: 'ما ينبغي معرفته قبل البدء.' },
  firstRequest: { title: 'طلبك الأول', description: 'أرسل أول طلب إلى API.' },
  reference: { title: 'مرجع API', description: 'جميع العمليات مع أمثلة.' },
  addresses: 'كل ملف Markdown داخل `content/` هو صفحة، ومساره هو عنوانها.',
  editing: 'عدّل هذا الملف أثناء تشغيل `portalgen serve`، وستُحدَّث الصفحة عند الحفظ.',
  next: 'انتقل إلى [طلبك الأول](./first-request.md).',
  ownRequest: 'اختر عملية من [مرجع API](/api/) وانسخ طلبها.',
  exampleRequest: 'اطلب [التحية](api:getGreeting):',
  request: 'الطلب',
  api: {
    title: 'مثال على API',
    operation: 'قراءة التحية',
    tag: 'التحيات',
    answer: 'التحية.',
    field: 'نص التحية.',
    greeting: 'مرحبًا',
  },
}
